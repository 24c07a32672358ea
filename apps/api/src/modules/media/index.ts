export { writeAddress } from './address.ts';
export type { Artist } from './artist.ts';
export { type Drawing, keyOf, type Picture, pictureOf } from './drawing.ts';
export { createMedia, type Media } from './media.module.ts';
export { readUploadedPicture } from './uploaded-picture.ts';
