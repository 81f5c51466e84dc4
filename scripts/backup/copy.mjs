/** COPY over the wire: pg speaks the messages, these two objects are what it hands them to. */

class Copy {
  constructor(sql) {
    this.sql = sql;
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Whoever waits hears of it; a connection that breaks before must not end the process.
    this.done.catch(() => {});
  }

  submit(connection) {
    connection.query(this.sql);
  }

  handleError(error) {
    this.error = error;
    this.reject(error);
  }

  handleCommandComplete(message) {
    this.rows = Number(/\d+$/.exec(message.text)?.[0] ?? 0);
  }

  handleReadyForQuery() {
    if (!this.error) this.resolve(this.rows);
  }

  handleRowDescription() {}
  handleDataRow() {}
  handlePortalSuspended() {}
  handleEmptyQuery() {}
}

/** COPY … TO STDOUT; `write(chunk)` may return a promise, for which the connection waits. */
class CopyOut extends Copy {
  constructor(sql, write) {
    super(sql);
    this.write = write;
    this.last = Promise.resolve();
  }

  handleCopyData(message, connection) {
    connection.stream.pause();
    // The chunk lies in a buffer that the next message overwrites.
    const chunk = Buffer.from(message.chunk);
    this.last = this.last
      .then(() => this.write(chunk))
      .then(
        () => connection.stream.resume(),
        (error) => {
          this.handleError(error);
          connection.stream.destroy(error);
        },
      );
  }
}

/** COPY … FROM STDIN, fed from an iterable of chunks. */
class CopyIn extends Copy {
  constructor(sql, chunks) {
    super(sql);
    this.chunks = chunks;
  }

  async handleCopyInResponse(connection) {
    try {
      for await (const chunk of this.chunks) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain)
          await new Promise((resolve) => connection.stream.once('drain', resolve));
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error.message);
      this.handleError(error);
    }
  }
}

/** → number of rows. */
export async function copyOut(client, sql, write) {
  const copy = new CopyOut(sql, write);
  client.query(copy);
  const rows = await copy.done;
  await copy.last;
  return rows;
}

export async function copyIn(client, sql, chunks) {
  const copy = new CopyIn(sql, chunks);
  client.query(copy);
  return copy.done;
}
