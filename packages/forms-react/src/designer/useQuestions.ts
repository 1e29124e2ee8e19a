import { App } from 'antd'
import { useStore, useText } from './DesignerContext.ts'

/** What the designer asks before something is lost. */
export function useQuestions() {
  const { modal } = App.useApp()
  const store = useStore()
  const t = useText()

  /** Spec 001 section 2: the question, its two answers, and what is said afterwards. */
  function reset() {
    modal.confirm({
      title: t('reset.title'),
      content: t('reset.question'),
      okText: t('reset.yes'),
      cancelText: t('reset.no'),
      onOk: () => {
        store.run({ type: 'reset' })
        store.say('reset.done', {}, 'success')
      },
    })
  }

  const close = (): Promise<'save' | 'leave' | 'stay'> =>
    new Promise((answer) => {
      modal.confirm({
        title: t('close.title'),
        content: t('close.question'),
        okText: t('close.save'),
        cancelText: t('close.leave'),
        closable: true,
        onOk: () => answer('save'),
        onCancel: (...args: unknown[]) => {
          // antd gives the button a function to close with; the cross and the Escape key come without.
          const [finish] = args as [undefined | ((() => void) & { triggerCancel?: boolean })]
          answer(finish?.triggerCancel ? 'stay' : 'leave')
          finish?.()
        },
      })
    })

  return { reset, close }
}
