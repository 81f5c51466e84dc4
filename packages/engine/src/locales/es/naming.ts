import type { NamingPack } from '../naming-pack.ts';

export const naming: NamingPack = {
  shape: / /,
  goesOn: /^(?:$|[,;:.(]|\s(?:de|del|en|con|para|por|a|al|sobre|tras|entre|según|ante|desde|hasta|y|e)\s)/iu,
  ofThing: /^(?:$|[,;.]|\s(?:de|del)\s)/u,
  secondVerb: /(?:^|\s)(?:y|e|,)\s?\p{L}+(?:é|í|ó|o)(?:\s|$)/u,
  adds: /^ (?:en|con|para|por|desde|durante|tras|según|sobre|entre|junto|cada)\s/u,
  verbStart: /^\p{L}+(?:ar|er|ir)(?:\s|$)/u,
  activity: { ending: /(?:ción|sión|miento|aje)s?$/u },
};
