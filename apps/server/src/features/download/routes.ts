import { downloadResume } from '@tailor/contract/calls/download-resume';
import type { OutputFormat } from '@tailor/documents';
import type { Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { contentDisposition } from './file-name.ts';
import { createDownloadService } from './service.ts';

const downloading = { name: 'download', most: 120, seconds: 3600 };

const types: Record<OutputFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};

export function routes(http: Http, context: Context): void {
  const service = createDownloadService(context);

  http.stream(
    downloadResume,
    { access: 'owner', limit: downloading },
    async ({ owner, params, query, reply }) => {
      const file = await service.make(owner, params.id, query.format, query.template);
      await reply
        .headers({
          'content-type': types[query.format],
          'content-disposition': contentDisposition(file.name),
          'cache-control': 'no-store',
          'x-read-back': `${file.readBack.matched}/${file.readBack.total}`,
          'x-unprintable': encodeURIComponent(file.unprintable.slice(0, 50).join('')),
        })
        .send(Buffer.from(file.bytes));
    },
  );
}
