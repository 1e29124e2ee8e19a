import { DeleteOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import SignaturePad from 'signature_pad'

type Props = { id?: string; onChange: (strokes: number, png: () => Promise<Blob>) => void }

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty canvas'))), 'image/png')
  })

/** Sharp at any pixel ratio, and redrawn when the dialog changes its width. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const ratio = Math.max(window.devicePixelRatio, 1)
  if (canvas.offsetWidth === 0 || canvas.width === canvas.offsetWidth * ratio) return
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  pad.redraw()
}

/** An area to sign in by finger, pen or mouse. */
export default function SignatureCanvas({ id, onChange }: Props) {
  const { t } = useTranslation()
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const padRef = useRef<SignaturePad>(null)
  const [strokes, setStrokes] = useState(0)

  const report = () => {
    const canvas = canvasRef.current
    const count = padRef.current?.toData().length ?? 0
    setStrokes(count)
    if (canvas) onChange(count, () => toPng(canvas))
  }
  const ended = useEffectEvent(report)

  useEffect(() => {
    const canvas = canvasRef.current
    if (!canvas) return
    // Black on white in every theme: the image goes onto paper.
    const pad = new SignaturePad(canvas, { penColor: '#000', backgroundColor: '#fff', minWidth: 0.8, maxWidth: 2.6 })
    if (padRef.current) pad.fromData(padRef.current.toData())
    padRef.current = pad
    pad.addEventListener('endStroke', () => ended())
    const observer = new ResizeObserver(() => fit(canvas, pad))
    observer.observe(canvas)
    return () => {
      observer.disconnect()
      pad.off()
    }
  }, [])

  const keep = (count: number) => {
    padRef.current?.fromData(padRef.current.toData().slice(0, count))
    report()
  }
  return (
    <div id={id} tabIndex={-1} className="ui-sign">
      <canvas ref={canvasRef} role="img" aria-label={strokes ? t('ui.signDrawn') : t('ui.signHere')} />
      {strokes === 0 && (
        <span className="ui-sign-hint" aria-hidden="true">
          {t('ui.signHere')}
        </span>
      )}
      <Space className="ui-sign-tools">
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden="true" />}
          disabled={strokes === 0}
          onClick={() => keep(strokes - 1)}
        >
          {t('ui.undo')}
        </Button>
        <Button
          size="small"
          icon={<DeleteOutlined aria-hidden="true" />}
          disabled={strokes === 0}
          onClick={() => keep(0)}
        >
          {t('ui.signAgain')}
        </Button>
      </Space>
    </div>
  )
}
