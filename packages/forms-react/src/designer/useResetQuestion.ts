import { App } from 'antd'
import { useStore, useText } from './DesignerContext.ts'

/** Asks before the form is emptied (spec 001 section 2), and confirms it afterwards. */
export function useResetQuestion(): () => void {
  const { modal } = App.useApp()
  const store = useStore()
  const t = useText()
  return () => {
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
}
