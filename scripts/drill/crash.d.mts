export interface CrashReport {
  kills: number;
  starts: number;
  tried: number;
  acknowledged: number;
  refusals: Record<string, number>;
  missing: string[];
  unreadable: string[];
  doubled: string[];
}
export function crashDrill(options: {
  kills: number;
  clients?: number;
  say?: (text: string) => void;
  pause?: number;
}): Promise<CrashReport>;
