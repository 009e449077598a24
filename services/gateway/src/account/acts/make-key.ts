/** Makes a key, which the next page shows once. */
import { type Act, FieldFault } from '../act.ts';

export const makeKey: Act = {
  field: 'name',
  async run({ ask }, { fields, key }) {
    const name = (fields['name'] ?? '').trim();
    if (name === '') throw new FieldFault('name', 'Say what the key is for.');
    const mode = fields['mode'] === 'test' ? 'test' : 'live';
    const made = await ask({ method: 'post', path: '/v1/auth/keys', body: { name, mode } }, key);
    return {
      to: '/account/keys',
      secret: {
        label: 'Your new key',
        value: String(made['key']),
        note: 'Copy it now: it is not shown again. Whoever has it can spend from your account.',
      },
    };
  },
};
