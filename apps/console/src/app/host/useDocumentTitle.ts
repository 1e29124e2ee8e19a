import { useEffect } from 'react'
import { usePlatform } from './usePlatform.ts'

/** `{platform name} | {page}` (spec 000 section 1). */
export function useDocumentTitle(page: string): void {
  const { name: platform } = usePlatform()
  useEffect(() => {
    document.title = platform ? `${platform} | ${page}` : page
  }, [platform, page])
}
