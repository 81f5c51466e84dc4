/** Started twice: the second command gives the address of the first, and ends well. */
import { sleep, stillRuns } from './identity.mjs';
import { say } from './report.mjs';
import { running } from './run-file.mjs';

export async function showRunning(data, holder) {
  let told = false;
  for (;;) {
    const { server } = running(data);
    if (server?.address) {
      say(`already running (pid ${holder.pid})`);
      say(`open ${server.address}`);
      return 0;
    }
    if (holder.start !== undefined && !stillRuns(holder)) {
      say('the other start ended before it was ready; run the command again');
      return 1;
    }
    if (!told) say(`another start (pid ${holder.pid}) is under way; waiting for its address`);
    told = true;
    await sleep(200);
  }
}
