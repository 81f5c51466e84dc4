import { readFileSync } from 'node:fs';

/** "0-3,6" as Linux lists processors. */
export function listed(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Those this process may use; none where its system does not say. */
export function processors(): number[] {
  try {
    const [, list] =
      /^Cpus_allowed_list:\s*([\d,-]+)$/m.exec(readFileSync('/proc/self/status', 'latin1')) ?? [];
    return list ? listed(list) : [];
  } catch {
    return [];
  }
}
