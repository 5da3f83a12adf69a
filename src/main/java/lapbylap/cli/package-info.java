/** The command line: one main class, and a class for each of its subcommands. */
package lapbylap.cli;
