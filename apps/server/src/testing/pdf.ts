const page = (number: number) => `${number} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj`

/** A PDF of two empty pages. */
export const twoPages = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj',
    page(3),
    page(4),
    'trailer <</Root 1 0 R/Size 5>>',
    '%%EOF',
  ].join('\n'),
)
