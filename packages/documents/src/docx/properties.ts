const core = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>`;
const extended = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>`;
const custom = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>`;

/** Who wrote a document, when, where and with what: nothing of it belongs in an application. */
export function withoutTraces(parts: Map<string, Buffer>): Map<string, Buffer> {
  const kept = new Map<string, Buffer>();
  for (const [name, bytes] of parts) {
    if (/^docProps\/thumbnail\./i.test(name)) continue;
    if (/^docProps\/core\.xml$/i.test(name)) kept.set(name, Buffer.from(core));
    else if (/^docProps\/app\.xml$/i.test(name)) kept.set(name, Buffer.from(extended));
    else if (/^docProps\/custom\.xml$/i.test(name)) kept.set(name, Buffer.from(custom));
    else if (name === '_rels/.rels') kept.set(name, Buffer.from(withoutThumbnail(bytes.toString('utf8'))));
    else kept.set(name, bytes);
  }
  return kept;
}

const withoutThumbnail = (xml: string) =>
  xml.replace(/<Relationship\b[^>]*\/metadata\/thumbnail"[^>]*\/>/g, '');
