import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page hears what a person does; what the server sent does not yet. */
export function useListens(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
