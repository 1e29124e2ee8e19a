import { App } from 'antd'
import { useEffect } from 'react'
import { useDesigner } from './DesignerContext.ts'

/** Announces results to screen readers, and shows those that are not visible otherwise. */
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
