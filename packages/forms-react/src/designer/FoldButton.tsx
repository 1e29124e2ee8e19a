import { DoubleLeftOutlined, DoubleRightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from './DesignerContext.ts'

interface FoldButtonProps {
  readonly side: 'left' | 'right'
  /** The name of the folded panel. */
  readonly name: string
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
}

/** Folds a side panel away to make room for the canvas, and back. */
export function FoldButton({ side, name, folded, onFold }: FoldButtonProps) {
  const t = useText()
  const label = t(folded ? 'panel.unfold' : 'panel.fold', { name })
  const Icon = (side === 'left') === folded ? DoubleRightOutlined : DoubleLeftOutlined
  return (
    <Button
      type="text"
      size="small"
      className="fd-fold"
      icon={<Icon aria-hidden="true" />}
      aria-label={label}
      title={label}
      aria-expanded={!folded}
      onClick={() => onFold(!folded)}
    />
  )
}
