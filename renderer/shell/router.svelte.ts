/** Which screen is shown, kept in step with the page's address, the one shown before it, and the match that waits. */
import { makeHash, parseRoute, type Route, type Screen, waitingTable } from './routes.ts';

class Router {
  route: Route = $state(parseRoute(location.hash));
  previous: Screen | undefined = $state();
  /** The match that was left only to look something up. */
  table: Route | undefined = $state();

  constructor() {
    addEventListener('hashchange', () => this.#follow());
  }

  go(route: Route): void {
    location.hash = makeHash(route);
  }

  #follow(): void {
    const next = parseRoute(location.hash);
    if (next.screen !== this.route.screen) this.previous = this.route.screen;
    this.table = waitingTable(this.route, next, this.table);
    this.route = next;
  }
}

export const router = new Router();
