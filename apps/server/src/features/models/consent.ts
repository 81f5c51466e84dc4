import type { Config } from '../../platform/config.ts';
import { type ConfiguredModel, configuredModel } from '../../platform/config-models.ts';

/** What somebody agreed to: this model at this host, and no other that may stand there later. */
export function consentTo({ name, host }: ConfiguredModel): string {
  return JSON.stringify([name, host]);
}

/** What a new resume's person agreed to: what they said, or the operator's default where that is allowed. */
export function consentFrom(config: Config, useModel: boolean | null | undefined): string | null {
  const model = configuredModel(config);
  return model && (useModel ?? model.on) ? consentTo(model) : null;
}

export function namedIn(consent: string): { name: string; host: string | null } {
  const [name, host] = JSON.parse(consent) as [string, string | null];
  return { name, host };
}
