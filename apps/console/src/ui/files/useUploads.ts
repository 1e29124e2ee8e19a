import { App, Upload, type UploadProps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/ApiError.ts'
import { isLarge, type UploadedFile, upload, uploadInParts } from '../../api/upload.ts'

type Options = { folder: Parameters<typeof upload>[1]; most: number; count: number }

/** The upload of a form's files into a folder, with a limit; refused ones show the reason. */
export function useUploads({
  folder,
  most,
  count,
}: Options): Pick<UploadProps<UploadedFile>, 'customRequest' | 'beforeUpload'> {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return {
    customRequest: ({ file, onSuccess, onError, onProgress }) => {
      const leaving = new AbortController()
      const sending = isLarge(file as File)
        ? uploadInParts(file as File, folder, {
            signal: leaving.signal,
            onProgress: (percent) => onProgress?.({ percent }),
            onPause: (paused) => paused && void message.warning({ key: 'paused', content: t('ui.uploadPaused') }),
          })
        : upload(file as File, folder)
      sending.then(onSuccess, (error: ApiError) => {
        if (leaving.signal.aborted) return
        void message.error(error.message)
        onError?.(error)
      })
      return { abort: () => leaving.abort() }
    },
    beforeUpload: (file, selectedFiles) => {
      if (count + selectedFiles.indexOf(file) < most) return true
      void message.error({ key: 'files', content: t('ui.mostFiles', { limit: most }) })
      return Upload.LIST_IGNORE
    },
  }
}
