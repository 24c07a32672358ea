import { useTranslate } from '@champa/i18n/react';
import { Notice, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Puzzle, puzzleQuery, solvePuzzle, type Track } from '../api/slider.ts';

type SliderDialogProps = { onSolved: (check: string) => void; onCancel: () => void };

/** The visitor check: a puzzle piece to drag into its gap. The server judges the drop position and the movement. */
export function SliderDialog({ onSolved, onCancel }: SliderDialogProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const { data, error, refetch, isFetching } = useQuery(puzzleQuery);
  const [failure, setFailure] = useState<unknown>(null);

  async function solve(x: number, track: Track): Promise<void> {
    if (!data) return;
    try {
      onSolved(await solvePuzzle(data.id, x, track));
    } catch (cause) {
      setFailure(cause);
      await refetch();
    }
  }

  const wrong = failure ?? error;
  return (
    <Dialog title={t('slider_title')} description={t('slider_text')} closeLabel={t('close')} onClose={onCancel}>
      <div className="flex flex-col gap-4">
        {wrong !== null && <Notice kind="error">{describeError(wrong)}</Notice>}
        {data && !isFetching ? (
          <PuzzlePicture key={data.id} puzzle={data} onLetGo={(x, track) => void solve(x, track)} />
        ) : (
          <Skeleton className="mx-auto h-56 w-80 max-w-full rounded-md" />
        )}
      </div>
    </Dialog>
  );
}

type PuzzlePictureProps = { puzzle: Puzzle; onLetGo: (x: number, track: Track) => void };

function PuzzlePicture({ puzzle, onLetGo }: PuzzlePictureProps) {
  const t = useTranslate();
  const { width, height, pieceSize, pieceTop } = puzzle;
  const [x, setX] = useState(0);
  const track = useRef<Track>([]);
  const pressedAt = useRef({ time: 0, y: 0 });

  function press(y: number): void {
    pressedAt.current = { time: performance.now(), y };
    track.current = [[0, 0, 0]];
  }

  function move(to: number): void {
    if (track.current.length === 0) press(0);
    const { time, y } = pressedAt.current;
    track.current.push([to, y, Math.round(performance.now() - time)]);
    setX(to);
  }

  const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return (
    // The gap is to the right of the piece, also in right-to-left languages.
    <div dir="ltr" className="mx-auto w-80 max-w-full">
      <div className="relative overflow-hidden rounded-md" style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={png(puzzle.picture)} alt="" draggable={false} className="absolute inset-0 size-full" />
        <img
          src={png(puzzle.piece)}
          alt=""
          draggable={false}
          className="absolute drop-shadow-md"
          style={{ left: share(x, width), top: share(pieceTop, height), width: share(pieceSize, width) }}
        />
      </div>
      <input
        type="range"
        aria-label={t('slider_label')}
        min={0}
        max={width - pieceSize}
        value={x}
        onPointerDown={(event) => press(event.clientY)}
        onPointerMove={(event) => (pressedAt.current.y = event.clientY)}
        onChange={(event) => move(event.target.valueAsNumber)}
        onPointerUp={() => x > 0 && onLetGo(x, track.current)}
        onKeyDown={(event) => event.key === 'Enter' && x > 0 && onLetGo(x, track.current)}
        className="mt-3 h-12 w-full touch-none appearance-none rounded-full border border-line bg-surface-2 [&::-moz-range-thumb]:size-12 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-gold-fill [&::-webkit-slider-thumb]:size-12 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-gold-fill"
      />
    </div>
  );
}

function png(base64: string): string {
  return `data:image/png;base64,${base64}`;
}
