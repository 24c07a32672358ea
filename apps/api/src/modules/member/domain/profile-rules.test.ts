import {
  freeProfileFields,
  personalFields,
  type ProfileField,
  profileFields,
  type RegisterField,
} from '@champa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedProfile, lockedFields, profileChange, profileRules, profileValues } from './profile-rules.ts';
import { emptyProfile, type Profile } from './profile.ts';

const rule = (name: ProfileField, patternId = 'length', min = 1, max = 40): RegisterField => ({
  name,
  enabled: false,
  required: true,
  acceptedPattern: patternId === 'length' ? '*' : patternId,
  patternId,
  min,
  max,
});
const asked = profileFields.map((name) => (name === 'birthday' ? rule(name, 'dateYearFirst', 10, 10) : rule(name)));
const rules = profileRules(asked, profileFields);
const today = { year: 2026, month: 6, day: 1 };

function change(given: Partial<Record<ProfileField, string>>, profile: Profile = emptyProfile, shown = rules) {
  return profileChange(given, { rules: shown, values: profileValues(profile, 'Keo'), age: 21, today });
}

describe('the rules of a profile', () => {
  test('are those of registration, except that nothing is required and every shown field is open', () => {
    expect(profileRules([rule('nickname', 'noSpaces', 2, 20)], ['nickname', 'zalo'])).toEqual([
      { ...rule('nickname', 'noSpaces', 2, 20), enabled: true, required: false },
    ]);
  });

  test('refuse values that registration refuses', () => {
    expect(change({ nickname: 'x'.repeat(41), birthday: '2010-01-01' }).failures).toEqual({
      nickname: 'length',
      birthday: 'age',
    });
    expect(change({ birthday: '1990-02-31' }).failures).toEqual({ birthday: 'pattern' });
  });

  test('ignore fields that the brand does not show', () => {
    expect(change({ occupation: 'Farmer' }, emptyProfile, profileRules(asked, ['nickname'])).changed).toEqual({});
  });
});

describe('an identifying detail', () => {
  const told: Profile = { ...emptyProfile, payeeName: 'Keo Sengdara', birthday: '1990-02-03' };

  test('is set once: the same value again is no change, another is refused', () => {
    expect(change({ payeeName: ' Keo Sengdara ', birthday: '1990-02-03' }, told)).toMatchObject({
      changed: {},
      refused: [],
    });
    expect(change({ payeeName: 'Noy', birthday: '1991-01-01' }, told).refused.toSorted()).toEqual([
      'birthday',
      'payeeName',
    ]);
  });

  test('is not removed by an empty text', () => {
    expect(change({ payeeName: '', birthday: '' }, told)).toMatchObject({ changed: {}, told: [], refused: [] });
  });

  test('is set where it was empty', () => {
    expect(change({ idNumber: 'A123', nickname: 'Noy' }).told).toEqual(['idNumber']);
    expect(change({ nickname: 'Noy' }).told).toEqual([]);
  });
});

const value = fc.stringMatching(/^[a-z]{1,10}$/);
const given = fc.dictionary(fc.constantFrom(...profileFields.filter((name) => name !== 'birthday')), value);

test('a change sets the given fields and nothing else', () => {
  fc.assert(
    fc.property(given, (wanted: Partial<Record<ProfileField, string>>) => {
      const { changed } = change(wanted);
      const before = profileValues(emptyProfile, 'Keo');
      const after = profileValues(changedProfile(emptyProfile, changed), changed.nickname ?? 'Keo');
      expect(after).toEqual({ ...before, ...wanted });
    }),
  );
});

test('an empty text clears a free field, and exactly the personal fields that were set are locked', () => {
  fc.assert(
    fc.property(given, (wanted: Partial<Record<ProfileField, string>>) => {
      const filled = changedProfile(emptyProfile, change(wanted).changed);
      const values = profileValues(filled, 'Keo');
      expect(lockedFields(values)).toEqual(personalFields.filter((name) => wanted[name] !== undefined));
      const emptied = change(Object.fromEntries(profileFields.map((name) => [name, ''])), filled);
      const left = profileValues(changedProfile(filled, emptied.changed), '');
      for (const name of freeProfileFields) expect(left[name]).toBe('');
      for (const name of personalFields) expect(left[name]).toBe(values[name]);
    }),
  );
});
