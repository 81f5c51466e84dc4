import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onFile: (file: File | undefined) => void;
}

/** Out of sight: a button opens it. Emptied after each choice, so that the same file can be chosen again. */
export function FileInput({ ref, label, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".txt,.pdf,.docx,text/plain"
      className="hidden"
      aria-label={label}
      tabIndex={-1}
      onChange={(event) => {
        onFile(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  );
}
