import { App, Upload, type UploadProps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/ApiError.ts'
import { type UploadedFile, upload } from '../../api/upload.ts'

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
    customRequest: ({ file, onSuccess, onError }) => {
      upload(file as File, folder).then(onSuccess, (error: ApiError) => {
        void message.error(error.message)
        onError?.(error)
      })
    },
    beforeUpload: (file, selectedFiles) => {
      if (count + selectedFiles.indexOf(file) < most) return true
      void message.error({ key: 'files', content: t('ui.mostFiles', { limit: most }) })
      return Upload.LIST_IGNORE
    },
  }
}
