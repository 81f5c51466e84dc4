export interface ProcessIdentity {
  pid: number;
  start: string | undefined;
}
export function self(): ProcessIdentity;
export function stillRuns(one: ProcessIdentity | undefined): boolean;
export function endProcess(
  one: ProcessIdentity,
  options?: { signal?: NodeJS.Signals; patience?: number },
): Promise<void>;
