import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Board.module.css'

type Props = { title: string; count: number; onDrop: (id: number) => void; children: ReactNode }

/** A state of the board: its cards, and where others are dropped. */
export default function BoardColumn({ title, count, onDrop, children }: Props) {
  const { t } = useTranslation()
  const column = useRef<HTMLElement>(null)
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    const element = column.current
    if (!element) return undefined
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.order === 'number',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        dropped(source.data.order as number)
      },
    })
  }, [])
  return (
    <section
      ref={column}
      className={styles.column}
      data-over={over || undefined}
      data-empty={count === 0 || undefined}
      aria-label={t('repairOrder.board.column', { state: title, count })}
    >
      <h2>
        {title} <span>{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}
