/** As the contract says (`APPLICATION_COMMENT`, `APPLICATION_PICTURES`). */
export const COMMENT_LETTERS = 140;
export const MOST_PICTURES = 3;

/** How many letters a text has as its writer counts them: a picture letter is one, however it is written. */
export function lettersOf(text: string): number {
  return [...text].length;
}

export type CommentFault = 'apply_comment_missing' | 'apply_comment_long';

/** Why a comment cannot be sent; undefined where it can. */
export function faultOf(comment: string): CommentFault | undefined {
  const letters = lettersOf(comment.trim());
  if (letters === 0) return 'apply_comment_missing';
  return letters > COMMENT_LETTERS ? 'apply_comment_long' : undefined;
}
