import type { Config } from './config.ts';

/**
 * One of a thing for each set of settings, made when it is first needed: what a connection keeps open, or learned of
 * who does not answer, serves every request of the process. What is given beside the settings must be settled by them.
 */
export function perConfig<T, Beside extends unknown[] = []>(
  make: (config: Config, ...beside: Beside) => T,
): (config: Config, ...beside: Beside) => T {
  const made = new WeakMap<Config, { one: T }>();
  return (config, ...beside) => {
    const known = made.get(config) ?? { one: make(config, ...beside) };
    made.set(config, known);
    return known.one;
  };
}
