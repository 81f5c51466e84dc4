import { beforeEach, expect, test } from 'vitest';
import { changeDraft, clearDraft, currentDraft, storeAs, storedMoved } from './draft-store.ts';

const more = [{ title: 'Baker', description: 'Bake bread', resumeId: 'b' }];

beforeEach(() => {
  clearDraft();
  storeAs(null);
  changeDraft({ resumeText: 'Jane Doe, cook', jobTitle: 'Cook' });
  changeDraft({ resumeId: 'a', more });
});

test('what a visitor stored is stored anew by whoever signed in and has not claimed it', () => {
  storeAs('user-1');
  expect(currentDraft()).toMatchObject({ resumeId: '', resumeText: 'Jane Doe, cook', jobTitle: 'Cook' });
  expect(currentDraft().more).toEqual([{ ...more[0], resumeId: '' }]);
});

test('what was claimed is stored once, and not by the next person in the same browser', () => {
  storedMoved('user-1');
  storeAs('user-1');
  expect(currentDraft()).toMatchObject({ resumeId: 'a', more });
  storedMoved('user-2');
  storeAs('user-2');
  expect(currentDraft().resumeId).toBe('');
});

test('one and the same person stores a text once', () => {
  storeAs(null);
  expect(currentDraft()).toMatchObject({ resumeId: 'a', more });
});
