import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

// Here, because a module that files share is loaded for the first of them only.
afterEach(closePages);
