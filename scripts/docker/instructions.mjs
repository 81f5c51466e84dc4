/** A Dockerfile as a list of instructions, and what must be true of ours. */

/** Lines that end in a backslash go on; comments and blank lines say nothing. */
export function parseDockerfile(text) {
  return text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line) ?? [undefined, line, ''];
      return { name: name.toUpperCase(), rest };
    });
}

/** Of the last stage, which is what runs. */
export function lastStage(instructions) {
  return instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
}

const lastOf = (stage, name) => stage.findLast((one) => one.name === name)?.rest;

export function problemsOf(instructions) {
  const stage = lastStage(instructions);
  const rules = [
    [/-slim\b/.test(lastOf(stage, 'FROM') ?? ''), 'the last stage must begin from a slim image'],
    [!['root', '0', undefined].includes(lastOf(stage, 'USER')), 'it must not run as root'],
    [/tini|dumb-init/.test(lastOf(stage, 'ENTRYPOINT') ?? ''), 'it needs an init process as ENTRYPOINT'],
    [lastOf(stage, 'VOLUME') !== undefined, 'the data folder must be a VOLUME'],
    [lastOf(stage, 'HEALTHCHECK') !== undefined, 'it needs a HEALTHCHECK'],
    [/^\[.*\]$/.test(lastOf(stage, 'CMD') ?? ''), 'CMD must be a list, so that signals arrive'],
  ];
  return rules.filter(([holds]) => !holds).map(([, text]) => text);
}

export function environmentOf(stage) {
  const pairs = stage
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ rest }) => [...rest.matchAll(/(\w+)=("[^"]*"|\S+)/g)]);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value.replace(/^"|"$/g, '')]));
}
