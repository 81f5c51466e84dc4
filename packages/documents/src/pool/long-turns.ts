import { arch } from 'node:os';

/** The number that Linux gives `sched_setattr`, which Node has no call for. */
const calls: Partial<Record<ReturnType<typeof arch>, number>> = { x64: 314, arm64: 274 };

/** Nanoseconds, the most that Linux takes. */
const turn = 100_000_000;

/**
 * Linux lets whoever wakes up go before one that runs only if its own turn is the shorter one; else it waits for the
 * clock's next tick, up to 4 ms. So a child asks for the longest turns there are, and is cut short by all others. Turns
 * are compared within a group of processes, and between groups by the shortest in each: a child in the group of its
 * server would pass for short. A session of its own is a group of its own, and has a niceness of its own too.
 */
const script = `
use POSIX qw(setsid);
my ($call, $turn, $niceness) = splice @ARGV, 0, 3;
setsid();
if (open my $group, '>', '/proc/self/autogroup') { print $group $niceness }
syscall $call + 0, 0, pack('LLQlLQQQ', 48, 0, 0, $niceness, 0, $turn, 0, 0), 0;
exec @ARGV;
`;

/** What starts a child so, before its own command; nothing where the system is another. */
export function longTurns(niceness: number): string[][] {
  const call = calls[arch()];
  return call === undefined ? [] : [['perl', '-e', script, `${call}`, `${turn}`, `${niceness}`]];
}
