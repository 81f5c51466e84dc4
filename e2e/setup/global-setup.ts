import type { TestProject } from 'vitest/node';
import { startProduct } from '../../scripts/drill/product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running product that all browser tests share. */
    address: string;
    /** Its data folder: the local outbox of mails lies in it, and the name of its database. */
    data: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({ env: { ADMIN_EMAILS: 'admin@example.com' } });
  project.provide('address', product.address);
  project.provide('data', product.data);
  return () => product.stop();
}
