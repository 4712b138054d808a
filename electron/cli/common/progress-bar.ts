/** One line that is written over, only where somebody watches. */
export function progressBar(total: number, what = 'games'): (done: number, note?: string) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  const startedAt = performance.now();
  return (done, note = '') => {
    const width = 30;
    const filled = Math.round((width * done) / total);
    const seconds = (performance.now() - startedAt) / 1000;
    const left = done === 0 ? '' : ` ${Math.ceil((seconds / done) * (total - done))} s left`;
    const bar = '█'.repeat(filled) + '·'.repeat(width - filled);
    stderr.write(
      `\r${bar} ${done} of ${total} ${what}${left}${note && `, ${note}`}   ${done === total ? '\n' : ''}`,
    );
  };
}
