import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { keepDraft, readDraft } from '#core/session/session.ts';

const KEY = 'draft:complaint';
const read = (stored: string, fields: readonly string[] = ['name', 'mobile']) =>
  readDraft(createMemorySession({ [KEY]: stored }), KEY, fields);

describe('reliability row 31 a stored draft', () => {
  it('is read with the fields that are asked for, and no others', () => {
    expect(read('{"name":"a","mobile":"","more":"x"}')).toEqual({ name: 'a', mobile: '' });
  });

  it.each([
    '',
    '{',
    'null',
    '1',
    '[]',
    '{}',
    '{"name":"a"}',
    '{"name":"a","mobile":3}',
    '{"name":"a","mobile":null}',
    '{"name":{},"mobile":"b"}',
  ])('is none where it says %j', (stored) => expect(read(stored)).toBeNull());

  it('is none where the session holds a text instead of fields', () => {
    expect(read('"ab"', ['0', '1'])).toBeNull();
    expect(readDraft(createMemorySession(), KEY, ['name'])).toBeNull();
  });

  it('is read up to 100,000 characters, and not beyond', () => {
    const frame = '{"name":""}'.length;
    const ofLength = (length: number): string => `{"name":"${'x'.repeat(length - frame)}"}`;
    expect(read(ofLength(100_000), ['name'])).not.toBeNull();
    expect(read(ofLength(100_001), ['name'])).toBeNull();
  });

  it('is kept while any field holds something, and removed only when all are empty', () => {
    const session = createMemorySession();
    keepDraft(session, KEY, { name: '', mobile: '3' });
    expect(session.read(KEY)).toBe('{"name":"","mobile":"3"}');
    keepDraft(session, KEY, { name: '', mobile: '' });
    expect(session.read(KEY)).toBeNull();
  });
});
