/** Uploads of pictures. */
export const uploads = {
  upload_sending: 'Sending the picture',
  upload_percent: '{percent}%',
  upload_looked_at: 'Sent; we are looking at it',
  upload_cancel: 'Stop sending',
} as const satisfies Record<string, string>;
