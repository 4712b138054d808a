import { describe, expect, it } from 'vitest';
import { applicationMenu } from '../../electron/host/policy/menus.ts';

const roles = (platform: string) => applicationMenu(platform).map(({ role, label }) => role ?? label);

describe('the application’s menu', () => {
  it('on macOS also holds what that system copies, hides and quits through', () => {
    expect(roles('darwin')).toEqual(['appMenu', 'editMenu', 'View', 'windowMenu']);
  });

  it.each(['linux', 'win32'])('on %s leaves editing keys to the page', (platform) => {
    expect(roles(platform)).toEqual(['View']);
  });

  it('never reloads the page or opens the developers’ tools', () => {
    for (const platform of ['darwin', 'linux', 'win32'])
      expect(JSON.stringify(applicationMenu(platform))).not.toMatch(/reload|DevTools|viewMenu|fileMenu/iu);
  });
});
