/** Why the operator's command cannot be carried out; the message is for the operator. Nothing was changed. */
export class VendorRefused extends Error {
  override readonly name = 'VendorRefused';
}
