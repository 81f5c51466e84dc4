import { Button } from './button.tsx';

interface UnloadedProps {
  text: string;
  again: string;
  onAgain: () => unknown;
}

/** What could not be fetched, and the way to ask once more. */
export function Unloaded({ text, again, onAgain }: UnloadedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{text}</p>
      <Button look="secondary" onClick={() => void onAgain()}>
        {again}
      </Button>
    </div>
  );
}
