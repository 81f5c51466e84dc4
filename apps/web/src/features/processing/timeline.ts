/** The processing dialog's clock: the specified steps, held back by real progress when work is slower. */
export const timeline = { firstDelayMs: 500, intervalMs: 1200, closeDelayMs: 500, stages: 5 } as const;

/** When a stage (1 to 5) is due. */
function dueAt(stage: number): number {
  return timeline.firstDelayMs + (stage - 1) * timeline.intervalMs;
}

/**
 * The stage shown at a moment; 0 before the first. A stage is left only when its time is over and
 * real progress (0 to 100) has passed it.
 */
export function stageAt(elapsedMs: number, progress: number): number {
  let stage = 0;
  while (stage < timeline.stages && elapsedMs >= dueAt(stage + 1) && progress >= stage * 20) stage += 1;
  return stage;
}

/** When the dialog closes: half a second after its last stage was due or the work ended, the later one. */
export function closesAt(workEndedMs: number): number {
  return Math.max(dueAt(timeline.stages), workEndedMs) + timeline.closeDelayMs;
}

/** When the page scrolls to the result: a second after success, or when the dialog closes. */
export function scrollsAt(workEndedMs: number): number {
  return Math.max(workEndedMs + 1000, closesAt(workEndedMs));
}
