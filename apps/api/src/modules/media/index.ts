// For: pictures: drawn when first requested, kept on disk, sent.
// Owns: files in CACHE_DIR, and in the S3 store where there is one; no tables.
// Never: draw what nobody requested, or take a picture's address from a visitor.

export { writeAddress } from './address.ts';
export type { Artist } from './artist.ts';
export { type Drawing, keyOf, type Picture, pictureOf } from './drawing.ts';
export { createMedia, type Media } from './media.module.ts';
export type { PictureFolder } from './picture.routes.ts';
export { readUploadedPicture } from './uploaded-picture.ts';
