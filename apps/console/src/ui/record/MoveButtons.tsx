import type { ReactNode } from 'react'
import OperationButton from '../OperationButton.tsx'
import type { RowAction } from '../RowActions.tsx'

type Props = {
  /** The next step first: it is the main one. */
  moves: readonly RowAction[]
  /** What stands before them. */
  children?: ReactNode
}

/** At the foot of a record: what may be done with it. */
export default function MoveButtons({ moves, children }: Props) {
  return (
    <div className="ui-buttons">
      {children}
      {moves.toReversed().map((move) => (
        <OperationButton
          key={move.text}
          path={move.path}
          body={move.body as never}
          type={move === moves[0] && !move.danger ? 'primary' : 'default'}
          danger={move.danger ?? false}
          why={move.why}
          onClick={move.onClick}
        >
          {move.text}
        </OperationButton>
      ))}
    </div>
  )
}
