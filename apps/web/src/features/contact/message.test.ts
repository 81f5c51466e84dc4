import { expect, test } from 'vitest';
import { faultsOf } from './message.ts';

test('all four fields are needed, and the address must look like one', () => {
  expect(faultsOf({ name: ' ', email: 'ana@', subject: 'Hello', message: '' })).toEqual({
    name: 'required',
    email: 'emailWrong',
    message: 'required',
  });
  expect(faultsOf({ name: 'Ana', email: 'ana@example.com', subject: 'Hi', message: 'Hello' })).toEqual({});
});
