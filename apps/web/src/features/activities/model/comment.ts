/** The contract's limits (`APPLICATION_COMMENT`, `APPLICATION_PICTURES`). */
export const COMMENT_LETTERS = 140;
export const MOST_PICTURES = 3;

/** The number of letters as the writer counts them: an emoji is one, however it is encoded. */
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
