import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'

/** At the foot of a record what may be done with it, the first of it as the main one. */
export default function MoveButtons({ moves }: { moves: readonly RowAction[] }) {
  return (
    <div className="ui-buttons">
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
