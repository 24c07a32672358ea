import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeRecipients, type Reach } from './notice-recipients.ts';

const both = { sms: true, email: true };
const keo: Reach = { mobile: '+8562055512345', email: 'keo@champa.la' };
const sms = (to: string) => ({ channel: 'sms', to });
const mail = (to: string) => ({ channel: 'email', to });

test.each([
  ['by e-mail where they have both', keo, null, [mail('keo@champa.la')]],
  ['by SMS where they have nothing else', { ...keo, email: '' }, null, [sms('+8562055512345')]],
  ['not at all where they have neither', { mobile: null, email: '' }, null, []],
  [
    'at the old number and at the new',
    keo,
    { ...keo, mobile: '+8562055500000' },
    [mail('keo@champa.la'), sms('+8562055500000'), sms('+8562055512345')],
  ],
  [
    'at the old mailbox and at the new',
    keo,
    { ...keo, email: 'old@champa.la' },
    [mail('keo@champa.la'), mail('old@champa.la')],
  ],
  [
    'at what they just bound first',
    keo,
    { mobile: null, email: 'keo@champa.la' },
    [mail('keo@champa.la'), sms('+8562055512345')],
  ],
] as const)('a member is told %s', (_how, now, formerly, recipients) => {
  expect(noticeRecipients(now, formerly, both)).toEqual(recipients);
});

test('where no SMS can be sent, only the mailbox gets the message', () => {
  expect(noticeRecipients(keo, { ...keo, mobile: '+85620' }, { sms: false, email: true })).toEqual([
    mail('keo@champa.la'),
  ]);
});

test('nobody gets it twice, and what a change took away gets it', () => {
  const reach = fc.record({
    mobile: fc.constantFrom(null, '+1', '+2'),
    email: fc.constantFrom('', 'a@x.la', 'A@x.la', 'b@x.la'),
  });
  fc.assert(
    fc.property(reach, reach, (now, formerly) => {
      const all = noticeRecipients(now, formerly, both).map(({ to }) => to.toLowerCase());
      expect(new Set(all).size).toBe(all.length);
      if (formerly.mobile !== null && formerly.mobile !== now.mobile) expect(all).toContain(formerly.mobile);
      if (formerly.email !== '' && formerly.email.toLowerCase() !== now.email.toLowerCase()) {
        expect(all).toContain(formerly.email.toLowerCase());
      }
    }),
  );
});
