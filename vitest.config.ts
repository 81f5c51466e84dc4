import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A few lines that take long. */
const longest = [
  'bench/documents/mutations.test.ts',
  'bench/documents/hostile.test.ts',
  'scripts/launch/postgres/server.test.mjs',
  'apps/server/src/features/payments/histories.test.ts',
  'apps/server/src/http/links.test.ts',
  'apps/server/test/mail/drill.test.ts',
  'e2e/running/crash.test.ts',
  'e2e/routes-access.test.ts',
  'e2e/routes.test.ts',
  'e2e/faults/server.test.ts',
];

/** Where nothing is known of earlier runs, the larger file comes first: what is short and slow would run last, and alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`/${name}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** As many as the smallest machine has cores; one fewer is what would be chosen for it. */
const maxWorkers = 2;

/** One project per kind of test; a project names what its tests need. */
export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // The first to ask for a language's lists opens them, on a busy machine for seconds.
          testTimeout: 20_000,
          maxWorkers,
          // Nothing in these modules is changed by a test: loading them anew for each file took most of the time.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers,
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup/global-setup.ts'],
          setupFiles: ['e2e/setup/each-file.ts'],
          // Files share a browser: each page has a visitor's memory of its own.
          isolate: false,
          // Each with a product of its own.
          maxWorkers,
          hookTimeout: 120_000,
          testTimeout: 60_000,
          // A browser on a busy machine answers when it can.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
