import type { Special } from '../../kit/shape/shape-input.tsx';
import { PictureInput } from '../../kit/rich-text/picture-input.tsx';
import { RichTextsInput } from '../../kit/rich-text/rich-texts-input.tsx';

/** What forms of content need beyond their shapes. */
export const special: Special = {
  inputs: {
    content: RichTextsInput,
    picture: PictureInput,
    cardPicture: PictureInput,
    dialogPicture: PictureInput,
  },
};
