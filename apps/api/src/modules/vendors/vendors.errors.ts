/** Why the operator's wish cannot be done; the message is for the operator. Nothing was changed. */
export class VendorRefused extends Error {
  override readonly name = 'VendorRefused';
}
