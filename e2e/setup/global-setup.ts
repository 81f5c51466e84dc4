import type { TestProject } from 'vitest/node';
import { startProduct } from '../../scripts/drill/product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running product that all browser tests share. */
    address: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('address', product.address);
  return () => product.stop();
}
