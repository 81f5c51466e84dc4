import { memo } from '../text/memo.ts';
import { labelKind } from './tables.ts';

/** "Position: saw operator.": behind a header in the same line, too, such a label says what one was. */
export const saysRole = memo((text: string): boolean => {
  const [, label = '', value = ''] = /^([^:：]{2,30})[:：]\s*(\S.*)$/.exec(text) ?? [];
  return value.length > 0 && value.length < 60 && labelKind(label)?.has('title') === true;
});
