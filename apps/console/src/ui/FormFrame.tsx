import { Drawer, Modal } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useIsPhone } from './useIsPhone.ts'

type Props = {
  title: ReactNode
  open: boolean
  /** A dialog for at most eight fields; a drawer for more, and always on a phone. */
  small: boolean
  footer: ReactNode
  onClose: () => void
  afterClose: () => void
  children: ReactNode
}

/** The container of a form. It moves the focus to its first field and returns it at the end. */
export default function FormFrame({ title, open, small, footer, onClose, afterClose, children }: Props) {
  const phone = useIsPhone()
  const name = typeof title === 'string' ? <WholeDate text={title} /> : title
  const body = useRef<HTMLDivElement>(null)
  const changed = (isOpen: boolean) => {
    if (!isOpen) afterClose()
    // On a phone the keyboard would cover the form before it was read; and a focus that is in a field already stays
    // there.
    else if (!phone && !body.current?.contains(document.activeElement))
      body.current?.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])')?.focus()
  }
  const content = <div ref={body}>{children}</div>
  if (small && !phone) {
    return (
      <Modal
        title={name}
        open={open}
        width={600}
        footer={footer}
        onCancel={onClose}
        afterOpenChange={changed}
        mask={{ closable: false }}
      >
        {content}
      </Modal>
    )
  }
  return (
    <Drawer
      title={name}
      open={open}
      size={phone ? '100%' : 720}
      footer={footer}
      onClose={onClose}
      afterOpenChange={changed}
      mask={{ closable: false }}
    >
      {content}
    </Drawer>
  )
}

/** A title whose date does not break across lines: browsers break after a hyphen. */
function WholeDate({ text }: { text: string }) {
  const [before, date, ...after] = text.split(/(\d{4}-\d{2}-\d{2})/)
  return (
    <>
      {before}
      {date && <span className="ui-whole">{date}</span>}
      {after.join('')}
    </>
  )
}
