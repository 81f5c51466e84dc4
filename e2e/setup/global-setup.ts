import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';

export interface Shared {
  /** Address of a running product; the browser tests of one worker share it. */
  address: string;
  /** Its data folder: the local outbox of mails lies in it, and the name of its database. */
  data: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    products: Shared[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: Number(project.config.maxWorkers) });
  const products: Product[] = [];
  // One after the other: the first one installs and builds what is missing.
  for (const _ of workers) products.push(await startProduct({ env: { ADMIN_EMAILS: 'admin@example.com' } }));
  project.provide(
    'products',
    products.map(({ address, data }) => ({ address, data })),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
}
