import { App } from 'antd'
import { useEffect } from 'react'
import { useDesigner } from './DesignerContext.ts'

/** Says what was done: aloud, and on the screen where it cannot be seen otherwise. */
export function Notices() {
  const { message } = App.useApp()
  const notice = useDesigner((state) => state.notice)
  useEffect(() => {
    if (notice?.tone === 'error') void message.error(notice.text)
    if (notice?.tone === 'success') void message.success(notice.text)
  }, [notice, message])
  return (
    <div className="fd-live" aria-live="polite" role="log">
      {notice?.tone === 'quiet' ? notice.text : ''}
    </div>
  )
}
