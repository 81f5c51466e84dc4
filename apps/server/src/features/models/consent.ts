import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { type ConfiguredModel, configuredModel } from '../../platform/config-models.ts';
import type { Context } from '../../platform/context.ts';
import type { MasterKeys } from '../../platform/keys.ts';
import { networkOf } from '../../platform/limits.ts';

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

/**
 * Whoever throws a cookie away is a new visitor, at the same network. An account has to be confirmed by mail and counts
 * for itself.
 */
export function networkTag(keys: MasterKeys, ownerId: string, ip: string): string | null {
  if (ownerId.startsWith('u_')) return null;
  const hash = createHmac('sha256', keys.derive('models.network')).update(networkOf(ip)).digest('base64url');
  return `n_${hash.slice(0, 22)}`;
}

/** What is kept with a new resume: the consent, and where a visitor gave it. */
export function agreedTo(
  { config, keys }: Pick<Context, 'config' | 'keys'>,
  ownerId: string,
  useModel: boolean | null | undefined,
  ip: string,
) {
  const modelConsent = consentFrom(config, useModel);
  return { modelConsent, modelNetwork: modelConsent ? networkTag(keys, ownerId, ip) : null };
}
